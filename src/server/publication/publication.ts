import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Config } from '#api/config.ts';
import type { ShownSite } from '#api/site/site.ts';
import { displayFonts } from '#content/display-fonts.ts';
import { withPreloads } from '#layouts/preloads.ts';
import { contentType } from '../files/content-type.ts';
import { withoutHtmlExtension, type BuiltFile } from '../files/built-files.ts';
import { openMemoryLimit } from '../files/memory-limit.ts';
import { type ScriptsOf } from '../files/island-scripts.ts';
import { type FileResponse, prepareFile } from '../files/file-response.ts';
import { serveFile } from '../files/serve-file.ts';
import { siteHeaders } from '../site-headers.ts';
import { joinScripts, readBundledScripts } from './bundled-scripts.ts';
import { withHashes } from './own-hashes.ts';
import type { RenderedPage, RenderPages } from './render-pages.ts';
import { fontToken, versionToken } from './version-token.ts';

const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    // No page is larger; a larger window takes memory that is never freed.
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** A page that stays in memory, compressed as well as can be: it is read many times and packed once. */
const compressPage = (address: string, type: string, text: string): BuiltFile => {
  const plain = Buffer.from(text);
  // Synchronous: each compression thread keeps some megabytes.
  const br = brotliCompressSync(plain, brotliOptions(plain));
  const gz = gzipSync(plain, { level: 9 });
  return {
    path: address,
    size: plain.length,
    type,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    hashed: false,
    compressed: { br: br.length, gzip: gz.length },
    memory: { plain, br, gzip: gz },
  };
};

export type Publication = ReturnType<typeof openPublication>;

type Parts = { dist: string; config: Config; scriptsOf: ScriptsOf; renderPages: RenderPages };

/**
 * The public pages: rendered once for each publication of the couple's content, packed, and held in memory. A
 * new publication takes the place of the old one in one step: no answer is of two.
 */
export const openPublication = ({ dist, config, scriptsOf, renderPages }: Parts) => {
  const bundled = readBundledScripts(join(dist, 'server', 'joined-scripts.json'));
  const worker = readFileSync(join(dist, 'client', 'sw.js'), 'utf8');
  const ofSite = siteHeaders(config);
  const memory = openMemoryLimit(0);
  let files: ReadonlyMap<string, FileResponse> = new Map();

  const finish = ({ address, body, policy }: RenderedPage) => {
    if (policy === null) return { address, text: body, type: contentType(address), headers: [] };
    const html = joinScripts(body, bundled[address]);
    const text = withPreloads(html, scriptsOf(html));
    const own = ['Content-Security-Policy', withHashes(policy, text)];
    return { address, text, type: contentType('page.html'), headers: own };
  };

  const prepare = async (shown: ShownSite) => {
    const pages = (await renderPages({ ...shown, siteUrl: config.siteUrl })).map(finish);
    const version = createHash('sha256');
    for (const { text } of pages) version.update(text);
    const text = worker
      .replace(versionToken, version.update(worker).digest('hex').slice(0, 12))
      .replace(fontToken, displayFonts[shown.content.wedding.look.face]);
    const all = [...pages, { address: '/sw.js', text, type: contentType('sw.js'), headers: [] }];
    const next = new Map<string, FileResponse>();
    for (const { address, text, type, headers } of all) {
      // Guests who read meanwhile are answered between two pages.
      await setImmediate();
      const file = compressPage(address, type, text);
      const rest = Object.entries(ofSite).filter(([name]) => !headers.includes(name));
      next.set(address, prepareFile(file, [...rest.flat(), ...headers]));
    }
    return () => {
      files = next;
    };
  };

  const send = (req: IncomingMessage, res: ServerResponse, address: string, status: number) => {
    const file = files.get(address);
    if (!file) return false;
    serveFile(req, res, file, { status, memory });
    return true;
  };

  return {
    /** Renders the content; the step that it returns shows it. */
    prepare,
    /** Answers when this address is a public page; returns whether it was. */
    serve: (req: IncomingMessage, res: ServerResponse, pathname: string) => {
      const address = files.has(pathname) ? pathname : withoutHtmlExtension(pathname);
      return send(req, res, address, address === '/404' ? 404 : 200);
    },
    notFound: (req: IncomingMessage, res: ServerResponse) => {
      if (!send(req, res, '/404', 404)) res.writeHead(404).end();
    },
  };
};
