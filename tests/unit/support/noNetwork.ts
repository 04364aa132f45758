import {afterEach, beforeEach, vi} from 'vitest';

/** The drawing engine fetches fonts for characters that ours lack, and goes on without: nothing may be asked of the network. */
export function forbidNetwork() {
  const load = fetch;
  beforeEach(() => {
    vi.stubGlobal('fetch', (...[address, options]: Parameters<typeof fetch>) => {
      if (!String(address).startsWith('data:')) throw new Error(`The network was asked for ${address}`);
      return load(address, options);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
