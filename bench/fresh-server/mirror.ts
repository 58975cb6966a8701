import { createServer, request } from 'node:http';
import { aptSources } from './apt-sources.ts';

/** The only way out of the trial's network: packages of Debian, from where this machine takes its own. */
const { host } = new URL(aptSources().url);

createServer((incoming, answer) => {
  const url = URL.canParse(incoming.url ?? '') ? new URL(incoming.url!) : undefined;
  if (incoming.method !== 'GET' || url?.host !== host) return void answer.writeHead(403).end();
  const { 'proxy-connection': _, ...headers } = incoming.headers;
  const onward = request(url, { headers }, (came) => {
    answer.writeHead(came.statusCode ?? 502, came.headers);
    came.pipe(answer);
  });
  onward.on('error', () => answer.destroy()).end();
}).listen(process.argv[2]);
