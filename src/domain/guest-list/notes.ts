import { memberFieldNames, type MemberFieldName } from '#domain/groups/member-fields.ts';
import type { ColumnUse } from './columns.ts';

type Each<Code extends string, Rest> = Code extends string ? { code: Code } & Rest : never;

/** An error in a row, because of which its group cannot be imported. `column` counts from 0. */
export type RowError =
  | Each<'formula' | 'broken_cell', { column: number }>
  | Each<'no_group' | 'no_name' | 'no_people', unknown>
  | Each<
      'unknown_type' | 'unknown_inviter' | 'unknown_yes' | 'unknown_severity' | 'unknown_places',
      { column: number; value: string }
    >
  | { code: 'unknown_age'; column: number; value: string }
  | { code: 'severity_without_diet'; column: number }
  | { code: 'contradicts'; column: number; row: number }
  | { code: 'shared_code'; column: number; value: string; row: number }
  | { code: 'refused'; column: number | null; use: ColumnUse; message: string };

/** A remark for the couple about a row that is imported. */
export type RowRemark =
  | { code: 'filled'; group: string }
  | { code: 'doubtful_phone'; value: string }
  | { code: 'same_person'; row: number | null; group: string }
  /** Named as in an earlier row, with facts that differ: another person. */
  | { code: 'namesake'; row: number; differs: readonly PersonDetail[] }
  /** The person of an earlier row, of whom this one says more. */
  | { code: 'completes'; row: number; adds: readonly PersonDetail[] }
  | { code: 'two_blocks'; row: number; group: string }
  | { code: 'category'; group: string }
  | { code: 'still_invited'; event: string }
  | { code: 'whole_group_invited'; event: string }
  | { code: 'first_of_several'; person: string; field: PersonDetail }
  /** People without a name: '+1'. */
  | { code: 'companions'; count: number }
  | { code: 'fewer_places'; extraCount: number; people: number }
  /** Hidden or filtered away in the spreadsheet program. */
  | { code: 'hidden' };

/** What a list says of a person beside the name. */
export type PersonDetail = Exclude<MemberFieldName, 'name'>;

export const personDetails = memberFieldNames.filter((name) => name !== 'name');

export type RowNotes = { errors: RowError[]; comments: RowRemark[] };

/** The notes of all rows, by row number. */
export class Notes {
  #rows = new Map<number, RowNotes>();

  of(row: number): RowNotes {
    const known = this.#rows.get(row);
    if (known) return known;
    const fresh: RowNotes = { errors: [], comments: [] };
    this.#rows.set(row, fresh);
    return fresh;
  }

  wrong(row: number, error: RowError) {
    this.of(row).errors.push(error);
  }

  remark(row: number, remark: RowRemark) {
    this.of(row).comments.push(remark);
  }
}
