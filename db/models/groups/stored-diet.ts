import { guestMembers } from '#db/schema.ts';
import type { Diet } from '#domain/responses/dietary.ts';

type DietColumns = Pick<
  typeof guestMembers.$inferSelect,
  'dietary_restriction_type' | 'dietary_restriction_spec' | 'dietary_severity'
>;

export const dietColumns = ({ type, spec, severity }: Diet): DietColumns => ({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  dietary_severity: severity ?? null,
});

/** The columns of a diet, for queries of more than members. */
export const selectedDiet = {
  dietary_restriction_type: guestMembers.dietary_restriction_type,
  dietary_restriction_spec: guestMembers.dietary_restriction_spec,
  dietary_severity: guestMembers.dietary_severity,
};

/** A row with its diet's columns as one value. */
export const withDiet = <Row extends DietColumns>({
  dietary_restriction_type: type,
  dietary_restriction_spec: spec,
  dietary_severity: severity,
  ...row
}: Row): Omit<Row, keyof DietColumns> & { diet: Diet } => ({
  ...row,
  diet: { type, spec, severity },
});
