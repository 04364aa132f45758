/** Imported first, for its effect: Next builds the pages with every fact of the owner, in a folder of their own beside the ordinary ones. */
import './withoutSettings.ts';

Object.assign(process.env, {EXAMPLE_FACTS: '1', DIST_DIR: '.next/example'});
