import type {NextAdapter} from 'next';
import '../tools/alias.ts';

/** https://nextjs.org/docs/app/api-reference/adapters: `next build` leaves the finished site in `dist/`. */
const adapter: NextAdapter = {
  name: 'finished-files',
  async onBuildComplete({outputs, projectDir, config}) {
    // For the modules of the site, which the compiler would have given these values.
    Object.assign(process.env, config.env);
    const {writeSite} = await import('./site');
    await writeSite(outputs, projectDir);
  },
};

export default adapter;
