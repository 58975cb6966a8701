/** `upload`: a card at an event, by which its guests send photos. `wall`: a screen that shows them. */
export const linkPurposes = ['upload', 'wall'] as const;

export type LinkPurpose = (typeof linkPurposes)[number];
