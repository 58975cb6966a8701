import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackups } from '#api/backups/backups.ts';
import { createApi } from '#api/app.ts';
import { readConfig } from '#api/config.ts';
import type { Deps } from '#api/deps.ts';
import { createLive } from '#api/live/live.ts';
import { openChannels } from '../../src/api/messaging/open-channels.ts';
import { startOutbox } from '#api/messaging/outbox.ts';
import { openPayments } from '#api/payments/open-payments.ts';
import { onlinePayments } from '#api/payments/start-purchase.ts';
import { openDatabase } from '#db/connection.ts';
import { plantDemo } from '#db/demo/plant-demo.ts';
import { listGroups } from '#db/models/guest-groups.ts';
import { purchaseByCode } from '#db/models/purchases.ts';
import {
  fakeEnv,
  startFakeMercadoPago,
  type FakePreference,
} from '#gateways/payments/fake-mercado-pago.ts';

export type Order = {
  id: number;
  reference: string;
  code: string;
  total: number;
  preference: FakePreference;
};

/** The site's own calls and database, with the real client and a Mercado Pago on this machine. */
export const openShop = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'convite-'));
  const fake = await startFakeMercadoPago();
  const config = readConfig({ DATA_DIR: folder, ...fakeEnv(fake) });
  const { db, snapshot, clean, close } = openDatabase(join(folder, 'wedding.db'));
  plantDemo(db, ['Violeta', 'Lautaro']);
  const time = { now: Date.now() };
  const clock = () => new Date(time.now);
  const bank = { holder: '', rut: '', bank: '', accountType: '', accountNumber: '', email: '' };
  const deps: Deps = {
    db,
    config,
    snapshot,
    clean,
    clock,
    backups: openBackups({ config, clock, run: () => Promise.resolve(null) }),
    live: createLive(),
    invitedBy: ['Violeta', 'Lautaro'],
    bank,
    outbox: startOutbox({ db, clock, siteUrl: config.siteUrl, channels: [] }),
    payments: openPayments(db, config, clock),
    channels: openChannels(db, config),
  };
  const pay = onlinePayments(deps);
  const guestId = listGroups(db)[0]!.id;
  let orders = 0;

  return {
    fake,
    deps,
    api: createApi(deps),
    wait: (minutes: number) => {
      time.now += minutes * 60_000;
    },
    order: async (): Promise<Order> => {
      const { confirmation_code: code } = await pay({
        guestId,
        key: `order-${(orders += 1)}`,
        gifts: { items: [{ giftId: 1, quantity: 1 }], messageForCouple: null },
      });
      const { id, external_reference, total_amount } = purchaseByCode(db, code).purchase;
      const reference = external_reference ?? '';
      return { id, reference, code, total: total_amount, preference: fake.preferenceOf(reference) };
    },
    close: async () => {
      await fake.stop();
      close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Shop = Awaited<ReturnType<typeof openShop>>;
