import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';

export type Reference = { url: string; pictureBytes: number; stop(): void };

const photo = 'src/content/photos/event-glamping.jpg';
const width = 780;
const pictureBytes = 26_000;

/**
 * The least that a page with a picture and these texts can be: what a guest would wait for if there
 * were nothing else. No script, no font, no style sheet, a server that only answers.
 */
export const startReference = async (texts: string[]): Promise<Reference> => {
  const { data, info } = await picture();
  const html = brotliCompressSync(page(texts, info.height));
  const server = createServer((req, res) => {
    if (req.url === '/') {
      res.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Encoding': 'br',
        'Content-Length': html.length,
      });
      res.end(html);
    } else if (req.url === '/hero.jpg') {
      res.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': data.length });
      res.end(data);
    } else {
      res.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    pictureBytes: data.length,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** The couple's picture in a phone's width, at the quality that comes nearest to the weight. */
const picture = async () => {
  const encode = (quality: number) =>
    sharp(photo).resize({ width }).jpeg({ quality }).toBuffer({ resolveWithObject: true });
  let [low, high] = [1, 100];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((await encode(middle)).info.size <= pictureBytes) low = middle;
    else high = middle - 1;
  }
  return encode(low);
};

const page = ([title = '', ...texts]: string[], height: number) => `<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; background: #fbf7ee; color: #22301f; font: 18px/1.5 system-ui, sans-serif; text-align: center }
img { display: block; width: 100%; height: auto }
h1 { font: 2.6rem/1.1 Georgia, serif }
</style>
</head>
<body>
<img src="/hero.jpg" width="${width}" height="${height}" alt="">
<h1>${escaped(title)}</h1>
${texts.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
</body>
</html>
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
