import { eq } from 'drizzle-orm';
import { inTransaction, type Db } from '#db/connection.ts';
import { practicePayments, practicePreferences } from '#db/schema.ts';
import type { PaymentStatus, ProviderPayment } from '#domain/gifts/purchases.ts';
import { currency } from '#domain/region.ts';

export type PracticePreference = typeof practicePreferences.$inferSelect;

const withPreference = (db: Db) =>
  db
    .select({ payment: practicePayments, preference: practicePreferences })
    .from(practicePayments)
    .innerJoin(practicePreferences, eq(practicePreferences.id, practicePayments.preference_id));

type Row = ReturnType<ReturnType<typeof withPreference>['all']>[number];

const toProviderPayment = ({ payment, preference }: Row): ProviderPayment => ({
  id: String(payment.id),
  externalReference: preference.external_reference,
  status: payment.status,
  amount: preference.amount,
  currency: currency(),
  refundedAmount: 0,
  updatedAt: payment.updated_at,
});

/** The state of the practice checkout: on disk, so that it survives a restart like the real one. */
export const practiceStore = (db: Db) => ({
  /** The preference of this idempotency key: the first request for it decides. */
  keepPreference: (preference: PracticePreference): PracticePreference =>
    inTransaction(db, (tx) => {
      tx.insert(practicePreferences).values(preference).onConflictDoNothing().run();
      return tx
        .select()
        .from(practicePreferences)
        .where(eq(practicePreferences.idempotency_key, preference.idempotency_key))
        .get()!;
    }),

  preference: (id: string): PracticePreference | undefined =>
    db.select().from(practicePreferences).where(eq(practicePreferences.id, id)).get(),

  addPayment: (preferenceId: string, status: PaymentStatus, now: Date): { id: string } => {
    const { id } = db
      .insert(practicePayments)
      .values({ preference_id: preferenceId, status, updated_at: now })
      .returning({ id: practicePayments.id })
      .get();
    return { id: String(id) };
  },

  payment: (id: string): ProviderPayment | undefined => {
    const row = withPreference(db)
      .where(eq(practicePayments.id, Number(id)))
      .get();
    return row && toProviderPayment(row);
  },

  paymentsFor: (externalReference: string): ProviderPayment[] =>
    withPreference(db)
      .where(eq(practicePreferences.external_reference, externalReference))
      .all()
      .map(toProviderPayment),
});
