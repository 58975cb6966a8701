import { startServer } from '../../e2e/fixtures/server.ts';
import { admin, copyTemplate } from '../../e2e/fixtures/template.ts';
import { openWeakLine } from '../../e2e/fixtures/weak-line/index.ts';
import { signIn } from '../durability/visitor.ts';
import { askQuestions } from './group.ts';

export type FarSite = Awaited<ReturnType<typeof openFarSite>>;

/** The site at the other end of a weak line, with a direct connection for the trial itself. */
export const openFarSite = async () => {
  const { dataDir, remove } = copyTemplate();
  const line = await openWeakLine();
  const start = () => startServer({ DATA_DIR: dataDir, SITE_URL: line.url });
  let server = await start();
  const address = { url: server.url };
  line.lead(server.port);
  const couple = await signIn(address, '/api/admin/login', admin);
  await askQuestions(couple);
  let groups = 0;
  return {
    line,
    /** The direct connection. */
    address,
    couple,
    /** A number for each group. */
    next: () => (groups += 1),
    /** The site answers one call after the other: two answers mean that earlier calls are done. */
    quiet: async () => {
      for (let turn = 0; turn < 2; turn += 1) await fetch(`${address.url}/healthz`);
    },
    kill: async () => {
      await server.stop('SIGKILL');
      server = await start();
      address.url = server.url;
      line.lead(server.port);
    },
    close: async () => {
      await line.close();
      await server.stop('SIGKILL');
      remove();
    },
  };
};
