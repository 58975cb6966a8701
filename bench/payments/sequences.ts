import { randomBytes } from 'node:crypto';
import { reconcile } from '#api/payments/reconciler.ts';
import { delayCheck, recordPayments } from '#db/models/gifts/payments.ts';
import { findPurchase } from '#db/models/gifts/purchases.ts';
import type { PaymentStatus } from '#domain/gifts/purchases.ts';
import { noticeOf, type FakePayment } from '#tests/support/providers/fake-mercado-pago.ts';
import { firstStates, isPaid, lifeGoesOn, randomness, type Random } from './provider-life.ts';
import type { Order, Shop } from './shop.ts';

/** A notice on its way: what Mercado Pago meant when it sent it stands in its body. */
type Notice = { payment: FakePayment; status: PaymentStatus };

/** How the site takes what comes: as it does, or as it must not. */
export type Conduct = {
  /** Whether a notice makes it ask Mercado Pago. */
  asks: boolean;
  handle: (shop: Shop, order: Order, notice: Notice) => Promise<void>;
  looksAfter: (shop: Shop) => Promise<unknown>;
};

const deliver = async ({ api, deps }: Shop, paymentId: number, secret?: string) => {
  const target = `${deps.config.siteUrl}/api/webhooks/mercadopago?source_news=webhooks`;
  const { url, init } = noticeOf(target, paymentId, secret);
  return (await api.request(url, init)).status;
};

export const conducts = {
  /** The site itself. */
  real: {
    asks: true,
    handle: async (shop, _order, { payment }) => {
      await deliver(shop, payment.id);
    },
    looksAfter: ({ deps }) => reconcile(deps),
  },
  /** Takes a notice at its word instead of asking. */
  believes: {
    asks: false,
    handle: async ({ deps }, { id, reference }, { payment, status }) => {
      const received = {
        id: String(payment.id),
        externalReference: reference,
        status,
        amount: payment.transaction_amount,
        currency: payment.currency_id,
        refundedAmount: 0,
        updatedAt: new Date(),
      };
      recordPayments(deps.db, id, [received], deps.clock());
    },
    looksAfter: ({ deps }) => reconcile(deps),
  },
  /** Asks, but lets whatever answer comes last have the last word. */
  'last-word': {
    asks: true,
    handle: async ({ deps }, { id }, { payment }) => {
      const received = await deps.payments.provider.payment(String(payment.id));
      if (received) recordPayments(deps.db, id, [received], deps.clock(), () => true);
    },
    looksAfter: ({ deps }) => reconcile(deps),
  },
  /** Waits for notices and never asks by itself. */
  'only-notices': {
    asks: true,
    handle: async (shop, _order, { payment }) => {
      await deliver(shop, payment.id);
    },
    looksAfter: async () => undefined,
  },
} satisfies Record<string, Conduct>;

export type Tally = {
  sequences: number;
  notices: number;
  lost: number;
  duplicate: number;
  forged: number;
  held: number;
  endedPaid: number;
  /** What must not be, each with the seed that shows it again. */
  unpaidShownAsPaid: number[];
  paidLost: number[];
};

const emptyTally = (): Tally => ({
  sequences: 0,
  notices: 0,
  lost: 0,
  duplicate: 0,
  forged: 0,
  held: 0,
  endedPaid: 0,
  unpaidShownAsPaid: [],
  paidLost: [],
});

type Setting = {
  count: number;
  seed: number;
  conduct?: Conduct;
  onSequence?: (tally: Tally) => void;
};

/** Lives of purchases, each another: payments come and change, notices overtake one another. */
export const runSequences = async (shop: Shop, setting: Setting): Promise<Tally> => {
  const { count, seed, conduct = conducts.real, onSequence } = setting;
  const tally = emptyTally();
  for (let number = 0; number < count; number += 1) {
    await liveThrough(shop, conduct, seed + number, tally);
    tally.sequences += 1;
    onSequence?.(tally);
  }
  return tally;
};

const liveThrough = async (shop: Shop, conduct: Conduct, seed: number, tally: Tally) => {
  const random = randomness(seed);
  const order = await shop.order();
  const payments: FakePayment[] = [];
  const inProgress: Notice[] = [];
  let everPaid = false;
  let shownBy: { payment: FakePayment; since: string } | undefined;

  const happened = (payment: FakePayment) => {
    everPaid ||= isPaid([payment], order.total);
    if (random.chance(0.3)) tally.lost += 1;
    else inProgress.push({ payment, status: payment.status });
  };

  const look = () => {
    const { status, payment_id } = findPurchase(shop.deps.db, order.id);
    const isShown = status === 'approved';
    if (isShown && !everPaid) tally.unpaidShownAsPaid.push(seed);
    // By a payment of which nothing else was ever said, a gift stays given at every moment.
    const stillPaid = shownBy?.payment.date_last_updated === shownBy?.since;
    if (shownBy && !isShown && stillPaid) tally.paidLost.push(seed);
    const payment = payments.find(({ id }) => String(id) === payment_id);
    const isSettled = isShown && payment?.status === 'approved';
    shownBy = isSettled ? { payment, since: payment.date_last_updated } : undefined;
  };

  for (let step = 0; step < 14; step += 1) {
    await takeStep({ shop, conduct, random, order, payments, inProgress, happened, look, tally });
    look();
  }
  await comeToRest(shop, conduct, order, inProgress, random);
  look();
  const { status } = findPurchase(shop.deps.db, order.id);
  const paid = isPaid(payments, order.total);
  if (paid) tally.endedPaid += 1;
  if (paid && status !== 'approved') tally.paidLost.push(seed);
  if (!paid && status === 'approved') tally.unpaidShownAsPaid.push(seed);
  // The next life is another's: this one is not asked about any more.
  recordRest(shop, order);
};

type Life = {
  shop: Shop;
  conduct: Conduct;
  random: Random;
  order: Order;
  payments: FakePayment[];
  inProgress: Notice[];
  happened: (payment: FakePayment) => void;
  look: () => void;
  tally: Tally;
};

const takeStep = async (life: Life) => {
  const { shop, conduct, random, order, payments, inProgress, happened, tally } = life;
  const dice = random.below(10);
  if (dice < 2 && payments.length < 4) {
    const wrong = random.chance(0.15)
      ? random.oneOf([
          { transaction_amount: 1 },
          // With the one above it comes to the total.
          { transaction_amount: order.total - 1 },
          { currency_id: 'ARS' },
        ])
      : {};
    const payment = shop.fake.pay(order.preference, random.oneOf(firstStates), wrong);
    payments.push(payment);
    happened(payment);
  } else if (dice < 4 && payments.length > 0) {
    const payment = random.oneOf(payments);
    const status = lifeGoesOn(random, payment);
    if (!status) return;
    shop.fake.change(payment, status);
    happened(payment);
  } else if (dice < 7 && inProgress.length > 0) {
    await bringNotices(life);
  } else if (dice === 7) {
    tally.forged += 1;
    await forge(shop, random, payments);
  } else if (dice === 8) {
    shop.wait(random.oneOf([1, 2, 10, 90]));
    await conduct.looksAfter(shop);
  } else if (random.chance(0.5)) {
    await returnFromCheckout(shop, random, order, payments, conduct);
  }
};

/** One to three at once, in any order; a third of them will come again. */
const bringNotices = async (life: Life) => {
  const { shop, conduct, random, order, payments, inProgress, happened, tally } = life;
  const many = 1 + random.below(Math.min(3, inProgress.length));
  const added = Array.from({ length: many }, () => {
    const place = random.below(inProgress.length);
    const notice = inProgress[place]!;
    if (random.chance(0.35)) tally.duplicate += 1;
    else inProgress.splice(place, 1);
    if (inProgress.length === 0) inProgress.push(notice);
    return notice;
  });
  tally.notices += added.length;
  const release = conduct.asks && random.chance(0.4) ? holdFirstAnswer(shop) : undefined;
  const [first, ...rest] = added.map((notice) => conduct.handle(shop, order, notice));
  if (!release) {
    await Promise.all([first, ...rest]);
    return;
  }
  tally.held += 1;
  await Promise.all([release.isBlocked, ...rest]);
  // Meanwhile the world goes on, and its news is heard before the old answer arrives.
  const changing = payments.find(({ id }) => id === added[0]!.payment.id);
  const status = changing && lifeGoesOn(random, changing);
  if (changing && status) {
    shop.fake.change(changing, status);
    happened(changing);
    await conduct.handle(shop, order, { payment: changing, status });
    life.look();
  }
  release.letGo();
  await first;
};

/** The next answer about a payment is made, and then kept back. */
const holdFirstAnswer = ({ fake }: Shop) => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const isBlocked = new Promise<void>((resolve) => {
    fake.onMade = () => {
      fake.onMade = undefined;
      resolve();
      return gone;
    };
  });
  return { isBlocked, letGo };
};

const forge = async (shop: Shop, random: Random, payments: FakePayment[]) => {
  const id = random.oneOf(payments)?.id ?? random.below(1e9);
  const status = await deliver(shop, id, randomBytes(8).toString('hex'));
  if (status !== 401) throw new Error(`A forged notice was answered with ${status}`);
};

/** The guest's address bar says what it likes. */
const returnFromCheckout = async (
  shop: Shop,
  random: Random,
  { reference }: Order,
  payments: FakePayment[],
  conduct: Conduct,
) => {
  if (conduct !== conducts.real) return;
  const query = new URLSearchParams({
    external_reference: reference,
    status: 'approved',
    collection_status: 'approved',
    payment_id: String(random.oneOf(payments)?.id ?? 1),
  });
  await shop.api.request(`/api/payments/return?${query.toString()}`);
};

/** The last notices arrive, and a day goes by. */
const comeToRest = async (
  shop: Shop,
  conduct: Conduct,
  order: Order,
  inProgress: readonly Notice[],
  random: Random,
) => {
  for (const notice of inProgress) {
    if (random.chance(0.5)) await conduct.handle(shop, order, notice);
  }
  for (const minutes of [60, 26 * 60]) {
    shop.wait(minutes);
    await conduct.looksAfter(shop);
  }
};

const recordRest = ({ deps }: Shop, { id }: Order) => {
  delayCheck(deps.db, findPurchase(deps.db, id), new Date(8.64e15));
};
