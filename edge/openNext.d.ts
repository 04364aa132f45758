/** What OpenNext's build leaves; wrangler.jsonc says where it lies. */
declare module 'open-next/init' {
  export function runWithCloudflareRequestContext(
    request: Request,
    env: unknown,
    context: unknown,
    handler: () => Promise<Response>,
  ): Promise<Response>;
}
declare module 'open-next/middleware' {
  /** The site's answer, or the request that a server would have to answer. */
  export function handler(request: Request, env: unknown, context: unknown): Promise<Response | Request>;
}
