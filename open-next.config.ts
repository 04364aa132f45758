import {defineCloudflareConfig} from '@opennextjs/cloudflare';
import staticAssetsIncrementalCache from '@opennextjs/cloudflare/overrides/incremental-cache/static-assets-incremental-cache';

export default defineCloudflareConfig({
  // Every page is prerendered for good: a page is one read of a static file, and nothing is ever rendered.
  incrementalCache: staticAssetsIncrementalCache,
  enableCacheInterception: true,
});
