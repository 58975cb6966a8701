import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createPhotoSender, type SendResult } from './photo-sender.ts';
import type { SelectedPhoto, PhotoOwner, PhotoStore } from './photo-store.ts';

const owner: PhotoOwner = { groupId: 3 };

const checksumOf = async (bytes: ArrayBuffer) =>
  createHash('sha256').update(Buffer.from(bytes)).digest('hex');

const photoNamed = (name: string, content = name) =>
  new File([content], name, { type: 'image/jpeg' });

/** A phone whose store and line can be made to fail. */
const setUp = () => {
  const stored = new Map<string, SelectedPhoto>();
  const trouble = { saves: false, wifi: true, result: { state: 'sent' } as SendResult };
  const sent: string[] = [];
  const failures: number[] = [];
  let ids = 0;
  const store: PhotoStore = {
    read: async () => [...stored.values()],
    save: async (photo) => {
      if (trouble.saves) throw new DOMException('full', 'QuotaExceededError');
      stored.set(photo.id, photo);
    },
    delete: async (id) => void stored.delete(id),
  };
  const open = (whose: PhotoOwner = owner) =>
    createPhotoSender({
      ...{ owner: whose, store, checksumOf },
      ...{ newId: () => `p${(ids += 1)}`, now: () => ids, unreadable: 'No se pudo leer' },
      rejectionOf: ({ type }) => (type.startsWith('video/') ? 'Por ahora solo fotos' : ''),
      mayUseLine: () => trouble.wifi,
      onFailed: () => void failures.push(1),
      send: async ({ photo, onStarted, onProgress }) => {
        onStarted(`/at/${photo.id}`);
        onProgress(50);
        if (trouble.result.state === 'sent') sent.push(photo.name);
        return trouble.result;
      },
    });
  return { stored, trouble, sent, failures, open };
};

test('photos are sent one after the other, and leave the phone once they have arrived', async () => {
  const { stored, sent, open } = setUp();
  const sender = open();
  await sender.choose([photoNamed('a.jpg'), photoNamed('b.jpg')]);
  await sender.sync();
  expect(sent).toEqual(['a.jpg', 'b.jpg']);
  expect(stored.size).toBe(0);
  expect(sender.state()).toMatchObject({ pending: [], sent: 2, reading: 0, percent: null });
});

test('without a line they stay, and a later visit goes on with them where they were', async () => {
  const { stored, trouble, sent, failures, open } = setUp();
  trouble.result = { state: 'failed' };
  const sender = open();
  await sender.choose([photoNamed('a.jpg'), photoNamed('b.jpg')]);
  await sender.sync();
  expect(sender.state()).toMatchObject({ isOffline: true, message: '', percent: null });
  expect(failures.length).toBeGreaterThan(0);
  expect([...stored.values()].map(({ address }) => address)).toEqual(['/at/p1', '']);

  trouble.result = { state: 'sent' };
  const later = open();
  await later.open();
  expect(sent).toEqual(['a.jpg', 'b.jpg']);
  expect(stored.size).toBe(0);
});

test('a photo that was chosen twice, or is on the site already, is sent once', async () => {
  const { trouble, sent, open } = setUp();
  trouble.wifi = false;
  const sender = open();
  await sender.choose([photoNamed('a.jpg'), photoNamed('a again.jpg', 'a.jpg')]);
  expect(sender.state()).toMatchObject({ known: 1, isBlocked: true });
  expect(sender.state().pending).toHaveLength(1);
  trouble.wifi = true;
  await sender.sync();
  expect(sent).toEqual(['a.jpg']);
  trouble.result = { state: 'known' };
  await sender.choose([photoNamed('c.jpg')]);
  await sender.sync();
  expect(sender.state()).toMatchObject({ pending: [], known: 1, sent: 1 });
});

test('a photo that is refused is told, and the others go on', async () => {
  const { trouble, sent, open } = setUp();
  trouble.result = { state: 'rejected', message: 'Por ahora solo fotos' };
  const sender = open();
  await sender.choose([photoNamed('a.mp4')]);
  await sender.sync();
  trouble.result = { state: 'sent' };
  await sender.choose([photoNamed('b.jpg')]);
  await sender.sync();
  expect(sender.state().rejected).toMatchObject([
    { name: 'a.mp4', message: 'Por ahora solo fotos' },
  ]);
  expect(sent).toEqual(['b.jpg']);
  await sender.discard(sender.state().rejected[0]!.id);
  expect(sender.state().rejected).toEqual([]);
});

test('whoever is signed out, or has sent all they may, keeps their photos on the phone', async () => {
  const { stored, trouble, open } = setUp();
  trouble.result = { state: 'locked', message: 'Ingresa con tu grupo para continuar.' };
  const sender = open();
  await sender.choose([photoNamed('a.jpg')]);
  await sender.sync();
  expect(sender.state()).toMatchObject({
    isOffline: false,
    message: 'Ingresa con tu grupo para continuar.',
  });
  expect(stored.size).toBe(1);
});

test('a phone that refuses to keep them sends them all the same, and says so', async () => {
  const { trouble, sent, open } = setUp();
  Object.assign(trouble, { saves: true, wifi: false });
  const sender = open();
  await sender.choose([photoNamed('a.jpg')]);
  expect(sender.state()).toMatchObject({ isUnsaved: true });
  trouble.wifi = true;
  await sender.sync();
  expect(sent).toEqual(['a.jpg']);
  expect(sender.state()).toMatchObject({ isUnsaved: false, pending: [] });
});

test('photos of another group are not sent by this one', async () => {
  const { stored, trouble, sent, open } = setUp();
  trouble.wifi = false;
  await open().choose([photoNamed('a.jpg')]);
  trouble.wifi = true;
  const other = open({ token: 'c'.repeat(40) });
  await other.open();
  expect([sent, other.state().pending, stored.size]).toEqual([[], [], 1]);
});

test('one that cannot be read is told by its name', async () => {
  const { open } = setUp();
  const broken = photoNamed('rota.jpg');
  Object.assign(broken, { arrayBuffer: () => Promise.reject(new DOMException('gone')) });
  const sender = open();
  await sender.choose([broken]);
  expect(sender.state()).toMatchObject({
    reading: 0,
    rejected: [{ name: 'rota.jpg', message: 'No se pudo leer' }],
  });
});

test('a video is not even read', async () => {
  const { stored, sent, open } = setUp();
  const video = new File(['x'], 'baile.mp4', { type: 'video/mp4' });
  const arrayBuffer = () => Promise.reject(new RangeError('out of memory'));
  Object.assign(video, { arrayBuffer });
  const sender = open();
  await sender.choose([video, photoNamed('a.jpg')]);
  await sender.sync();
  expect(sender.state().rejected).toMatchObject([
    { name: 'baile.mp4', message: 'Por ahora solo fotos' },
  ]);
  expect([sent, stored.size]).toEqual([['a.jpg'], 0]);
});

test('one that is taken off the list is not sent', async () => {
  const { stored, trouble, sent, open } = setUp();
  trouble.wifi = false;
  const sender = open();
  await sender.choose([photoNamed('a.jpg'), photoNamed('b.jpg')]);
  await sender.discard(sender.state().pending[0]!.id);
  trouble.wifi = true;
  await sender.sync();
  expect([sent, stored.size]).toEqual([['b.jpg'], 0]);
});
