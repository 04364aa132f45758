import type {ServerRequest} from 'srvx';
import {toNodeHandler} from 'srvx/node';
import {createFileHandler} from './files';

/** The site as a Vercel function for Node. */
const handle = createFileHandler(import.meta.dirname);
export default toNodeHandler((request: ServerRequest) => handle(request, request.runtime?.node?.req.url));
