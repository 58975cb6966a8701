import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '#api/app.ts';
import { readConfig } from '#api/config.ts';
import { onlinePayments } from '#api/payments/start-purchase.ts';
import { openDatabase } from '#db/connection.ts';
import { seedDemo } from '#db/demo/plant-demo.ts';
import { listGroups } from '#db/models/groups/guest-groups.ts';
import { purchaseByCode } from '#db/models/gifts/full-purchases.ts';
import {
  fakeEnv,
  startFakeMercadoPago,
  type FakePreference,
} from '#tests/support/providers/fake-mercado-pago.ts';
import { depsOf } from '../support/deps.ts';

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
  const wedding = openDatabase(join(folder, 'wedding.db'));
  const { db, close } = wedding;
  seedDemo(db, ['Violeta', 'Lautaro']);
  const time = { now: Date.now() };
  const deps = depsOf(wedding, config, () => new Date(time.now));
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
      const gifts = { items: [{ giftId: 1, quantity: 1 }], messageForCouple: null };
      const key = `order-${(orders += 1)}`;
      const { confirmation_code: code } = await pay({ guestId, gifts }, key);
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
