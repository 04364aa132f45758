import type {NextAdapter} from 'next';
import '../tools/alias.ts';

/** https://nextjs.org/docs/app/api-reference/adapters: `next build` leaves the finished site in `dist/`. */
const adapter: NextAdapter = {
  name: 'finished-files',
  async onBuildComplete({outputs, projectDir, config}) {
    // The compiler inlines these values; here the modules read them at run time.
    Object.assign(process.env, config.env);
    const {checkRoutes} = await import('./routes');
    checkRoutes(outputs);
    const {writeSite} = await import('./site');
    await writeSite(outputs, projectDir);
  },
};

export default adapter;
