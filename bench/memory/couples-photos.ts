import { setTimeout as rest } from 'node:timers/promises';
import sharp from 'sharp';
import type { SitePartView } from '../../src/contract/site/site.ts';
import type { SitePictureView } from '../../src/contract/site/pictures.ts';
import { admin } from '../../e2e/fixtures/template.ts';
import { signIn } from '../durability/visitor.ts';

type Requested = { url: string; count: number };

/** A photo of twelve million pixels, as phones take them; no two are the same. */
const photo = (number: number) => {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian', mean: 90 + number, sigma: 25 } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#888', noise } })
    .resize(width, height)
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** The couple uploads photos, shows all of them in the gallery, one in the first screen, and publishes. */
export const showPhotos = async ({ url, count }: Requested): Promise<void> => {
  const { cookie } = await signIn({ url }, '/api/admin/login', admin);
  const call = async <T>(method: string, path: string, type: string, body?: BodyInit) => {
    const headers = { cookie, Origin: url, ...(body && { 'Content-Type': type }) };
    const answer = await fetch(`${url}/api/admin/site${path}`, {
      method,
      headers,
      body: body ?? null,
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const ids: string[] = [];
  for (let number = 0; number < count; number++) {
    const bytes = new Uint8Array(await photo(number));
    const { id } = await call<SitePictureView>('POST', '/pictures', 'image/jpeg', bytes);
    ids.push(id);
  }
  const { version, content } = await call<SitePartView>('GET', '/photos', '');
  const gallery = ids.map((id, at) => ({ photo: id, alt: `Los dos, foto ${at + 1}` }));
  const hero = { photo: ids[0], alt: 'Los dos en un prado' };
  const changed = JSON.stringify({ version, content: { ...(content as object), gallery, hero } });
  await call('PUT', '/photos', 'application/json', changed);
  await call('POST', '/publish', 'application/json', '{}');
  await copiesMade(url, ids);
};

/** The smallest copy is the last that a page waits for. */
const copiesMade = async (url: string, ids: readonly string[]) => {
  for (const id of ids) {
    for (;;) {
      const { status } = await fetch(`${url}/api/uploads/${id}-1280.avif`, { method: 'HEAD' });
      if (status === 200) break;
      await rest(500);
    }
  }
};
