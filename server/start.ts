import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {fileURLToPath} from 'node:url';
import next from 'next';
import './needsBuild';
import './builtEnvironment';
import {portOf, wholeNumber} from '@/lib/wholeNumber';
import {addSecurityHeaders} from './addSecurityHeaders';
import {readAnswers, servedFolder} from './answers';
import {gracefully} from './gracefully';
import {refused} from './refused';

/** `npm start`: the production build on PORT, 3000 by default. */
const root = fileURLToPath(new URL('..', import.meta.url));
const port = portOf(process.env.PORT, 3000);
const drain = 1000 * wholeNumber('DRAIN_SECONDS', process.env.DRAIN_SECONDS || '0', [0, 600]);
const buildId = readFileSync(`${root}.next/BUILD_ID`, 'utf8');

// Types of the messages are the build's to write: a server may not be allowed to.
process.env._NEXT_INTL_COMPILE_MESSAGES = '1';

const server = createServer({
  // Nothing here is upgraded: Next leaves such a request without an answer, and its socket would keep the server from ending.
  shouldUpgradeCallback: () => false,
  // Longer than proxies keep a connection that waits (mostly a minute): one that the server closes just as the proxy sends the next
  // request over it is a 502 to the visitor. Node's own is five seconds.
  keepAliveTimeout: 65_000,
});
// Next has put up a listener for what nobody catches, which would let a server without its port end as if all were well.
server.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
// No `hostname`: with one, Next resolves the unprefixed pages to themselves, for ever.
const app = next({dev: false, dir: root, port, httpServer: server});
await app.prepare();
// Late: the middleware needs what Next has set up by now.
const {siteHandler} = await import('./handler');
const site = siteHandler({answers: readAnswers(root), folder: servedFolder(root), next: app.getRequestHandler()});

const {answering} = gracefully(server, {drain, release: () => app.close()});
server.on('request', (request, response) => {
  addSecurityHeaders(request, response);
  if (refused(request, response)) return;
  if (request.url?.split('?', 1)[0] === '/healthz') {
    response.writeHead(answering() ? 200 : 503, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
    response.end(JSON.stringify({status: answering() ? 'ok' : 'stopping', build: buildId}));
  } else site(request, response);
});
server.listen(port, () => console.log(`http://localhost:${port}`));
