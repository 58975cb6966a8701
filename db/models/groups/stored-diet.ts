import { guestMembers } from '#db/schema.ts';
import type { Diet } from '#domain/responses/dietary.ts';

type DietColumns = Pick<
  typeof guestMembers.$inferSelect,
  'dietary_restriction_type' | 'dietary_restriction_spec'
>;

export const dietColumns = ({ type, spec }: Diet): DietColumns => ({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
});

/** The columns of a diet, for queries of more than members. */
export const selectedDiet = {
  dietary_restriction_type: guestMembers.dietary_restriction_type,
  dietary_restriction_spec: guestMembers.dietary_restriction_spec,
};

/** A row with its diet's columns as one value. */
export const withDiet = <Row extends DietColumns>({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  ...row
}: Row): Omit<Row, keyof DietColumns> & { diet: Diet } => ({ ...row, diet: { type, spec } });
