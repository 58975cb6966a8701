/** What became of a group's wish to change its responses after the deadline; `replaced` by a newer one of the same group. */
export const requestStatuses = ['pending', 'accepted', 'declined', 'replaced'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** What a group asks for one of its members. */
export type AskedResponse = { memberId: number; isAttending: boolean };
