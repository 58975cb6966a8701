import type { MemberView, ResponseView } from '#contract/views.ts';

/** What the server said of one entry. `changed`: the stored response is another one; `responses` has it. */
export type Outcome =
  | { about: number; kind: 'received' | 'changed'; responses: ResponseView[] }
  | { about: 'diets'; kind: 'received'; members: MemberView[] };
