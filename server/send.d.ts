/** The part that is used of Express's file sender, which brings no types. */
declare module 'send' {
  import type {IncomingMessage} from 'node:http';
  import type {Writable} from 'node:stream';

  type Options = {
    root: string;
    acceptRanges?: boolean;
    cacheControl?: boolean;
    dotfiles?: 'allow' | 'deny' | 'ignore';
    etag?: boolean;
    index?: false;
    lastModified?: boolean;
  };
  type Sending = {
    on(event: 'error', listener: (error: Error) => void): Sending;
    pipe<W extends Writable>(response: W): W;
  };
  export default function send(request: IncomingMessage, path: string, options: Options): Sending;
}
