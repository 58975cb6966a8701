import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { statSync } from 'node:fs';
import path from 'node:path';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { backupFolder } from '#api/backups/backup-folder.ts';
import type { Deps } from '#api/deps.ts';
import { countPending } from '#db/models/messages/messages.ts';
import { countUsage } from '#db/models/usage.ts';
import { listen } from './connections/listen.ts';
import { routeLabels } from './route-label.ts';

/** On this machine only, on its own port: no proxy can expose it by accident. */
const host = '127.0.0.1';

/**
 * Metrics for Prometheus at `http://127.0.0.1:<port>/metrics`. Loaded only when they are configured.
 * @returns a wrapper for the site's listener that measures its requests
 */
export const openMetrics = async (deps: Deps, port: number) => {
  const register = new Registry();
  collectDefaultMetrics({ register });
  gaugesOf(deps, register);
  await listen(createServer(answerFrom(register)), { port, host });
  return watchRequests(register);
};

const answerFrom =
  (register: Registry): RequestListener =>
  (req, res) => {
    if (req.url !== '/metrics') return void res.writeHead(404).end();
    void register.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      () => res.writeHead(500).end(),
    );
  };

const watchRequests = (register: Registry) => {
  const labelOf = routeLabels();
  const requests = new Counter({
    name: 'convite_requests_total',
    help: 'Requests answered, by route and class of status',
    labelNames: ['route', 'status'],
    registers: [register],
  });
  const durations = new Histogram({
    name: 'convite_request_duration_seconds',
    help: 'Time until an answer was complete; live streams left out',
    labelNames: ['kind'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  return (site: RequestListener): RequestListener =>
    (req, res) => {
      const started = performance.now();
      const url = req.url ?? '';
      res.once('close', () => {
        const route = labelOf(url, res.statusCode);
        requests.inc({ route, status: `${Math.floor(res.statusCode / 100)}xx` });
        if (!isLive(res))
          durations.observe({ kind: kindOf(req) }, (performance.now() - started) / 1000);
      });
      return site(req, res);
    };
};

const isLive = (res: ServerResponse) =>
  res.getHeader('Content-Type')?.toString().startsWith('text/event-stream');

const kindOf = ({ url = '' }: IncomingMessage) => {
  if (url.startsWith('/api/')) return 'api';
  return url.startsWith('/_astro/') ? 'file' : 'page';
};

/** Read only when Prometheus asks. */
const gaugesOf = ({ db, config, clock }: Deps, register: Registry) => {
  const file = path.join(config.dataDir, 'wedding.db');
  const bytesOf = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
  const addMetric = (
    name: string,
    help: string,
    read: (addMetric: Gauge) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [register],
      collect() {
        read(this);
      },
    });
  addMetric('convite_answers', 'Answers stored, one a person and event', (g) =>
    g.set(countUsage(db, clock()).answers),
  );
  addMetric(
    'convite_sessions',
    'Sessions that have not run out',
    (g) => {
      const { guestSessions, adminSessions } = countUsage(db, clock());
      g.set({ of: 'guests' }, guestSessions);
      g.set({ of: 'admins' }, adminSessions);
    },
    ['of'],
  );
  addMetric('convite_messages_waiting', 'Messages in the queue', (g) => g.set(countPending(db)));
  addMetric(
    'convite_database_bytes',
    'Size of the database and of its log of writes',
    (g) => {
      g.set({ file: 'database' }, bytesOf(file));
      g.set({ file: 'wal' }, bytesOf(`${file}-wal`));
    },
    ['file'],
  );
  addMetric(
    'convite_last_backup_timestamp_seconds',
    'When the last good backup was made; 0 for never',
    (g) => g.set((backupFolder(config.dataDir).list()[0]?.at.getTime() ?? 0) / 1000),
  );
};
