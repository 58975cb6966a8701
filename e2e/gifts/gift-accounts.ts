import { type Db, openDatabase } from '#db/connection.ts';
import { createGift } from '#db/models/gifts/gifts.ts';
import { recordPayments } from '#db/models/gifts/payments.ts';
import { practiceStore } from '#db/models/gifts/practice-checkout.ts';
import { createPurchase, type NewPurchase } from '#db/models/gifts/purchases.ts';
import { gifts, guests, practicePayments, purchases } from '#db/schema.ts';
import type { AuditContext } from '#domain/history/history.ts';
import type { ProviderPayment } from '#domain/gifts/purchases.ts';
import type { Site } from '../site.ts';

const given = new Date('2025-12-01T15:30:00Z');
const bySite: AuditContext = { by: { kind: 'system' }, at: given };

/** The site's own database, for as long as `work` takes. */
export const inDatabase = <T>({ database }: Site, work: (db: Db) => T): T => {
  const { db, close } = openDatabase(database);
  try {
    return work(db);
  } finally {
    close();
  }
};

/** Nothing was given, and there is nothing to give. */
export const clearGifts = (db: Db) => {
  db.delete(practicePayments).run();
  db.delete(purchases).run();
  db.delete(gifts).run();
};

const gift = (db: Db, name: string, price: number, visible = true) =>
  createGift(
    db,
    { name, price, visible, description: `${name}, para recordar siempre.`, image_url: null },
    bySite,
  ).id;

type Given = Partial<Omit<NewPurchase, 'lines'>> & {
  group: string;
  lines: [gift: number, quantity: number][];
};

let codes = 0;

export const give = (db: Db, { group, lines, ...purchase }: Given) => {
  const guest = db
    .select()
    .from(guests)
    .all()
    .find(({ group_name }) => group_name === group);
  if (!guest) throw new Error(`There is no group ${group}.`);
  return createPurchase(
    db,
    {
      confirmation_code: `codigo-de-prueba-${(codes += 1)}`,
      status: 'approved',
      payment_method: 'mercadopago',
      message_for_couple: null,
      ...purchase,
      guest_id: guest.id,
      lines: lines.map(([giftId, quantity]) => ({ giftId, quantity })),
    },
    bySite,
  );
};

/** What the provider told of a purchase. */
export const paid = (
  db: Db,
  purchase: { id: number; external_reference: string | null; total_amount: number },
  payments: (Partial<ProviderPayment> & { id: string })[],
) =>
  recordPayments(
    db,
    purchase.id,
    payments.map((payment) => ({
      externalReference: purchase.external_reference ?? '',
      status: 'approved',
      amount: purchase.total_amount,
      currency: 'CLP',
      refundedAmount: 0,
      updatedAt: given,
      ...payment,
    })),
    given,
  );

/** Paid at the practice checkout; but the news of it got lost. */
export const paidUnheard = (
  db: Db,
  { id, total_amount, external_reference }: ReturnType<typeof give>,
) => {
  const store = practiceStore(db);
  store.keepPreference({
    id: `preferencia-${id}`,
    idempotency_key: `llave-${id}`,
    external_reference: external_reference ?? '',
    amount: total_amount,
    items: [],
    notification_url: '',
    return_url: '',
    created_at: given,
  });
  store.addPayment(`preferencia-${id}`, 'approved', given);
};

/**
 * What was given, counted by hand. Paid: 85.000 + 2 × 60.000 = 205.000 and 33.333 from 'Camila y Andrés',
 * 3 × 33.333 = 99.999 from 'Tía Marta'. Together $338.332 for 1 + 2 + 1 + 3 = 7 gifts from 2 of the 12
 * groups, $169.166 each. Not paid: a transfer of $85.000 that waits, and a card that was refused.
 */
export const plantAccounts = (db: Db) => {
  clearGifts(db);
  const salt = gift(db, 'Amanecer en el salar', 85_000);
  const dinner = gift(db, 'Cena frente al mar', 60_000);
  const balloon = gift(db, 'Paseo en globo', 33_333);
  const hidden = gift(db, 'Sorpresa guardada', 20_000, false);
  const couple = give(db, {
    group: 'Camila y Andrés',
    external_reference: 'ref-pareja',
    message_for_couple: '¡Que el viaje sea tan lindo como ustedes!',
    lines: [
      [salt, 1],
      [dinner, 2],
    ],
  });
  paid(db, couple, [{ id: '9000001' }]);
  give(db, { group: 'Camila y Andrés', payment_method: 'transfer', lines: [[balloon, 1]] });
  give(db, { group: 'Tía Marta', lines: [[balloon, 3]] });
  give(db, {
    group: 'Los Montecinos',
    status: 'pending',
    payment_method: 'transfer',
    external_reference: 'REGALO-7K3M',
    message_for_couple: 'Con mucho cariño',
    lines: [[salt, 1]],
  });
  give(db, { group: 'Nicolás Bravo', status: 'rejected', lines: [[dinner, 1]] });
  return { salt, dinner, balloon, hidden, couple };
};
