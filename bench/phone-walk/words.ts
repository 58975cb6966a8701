/** How a save ended, as the screen says it. `unknown`: it said nothing, or something went wrong. */
export type Reported = 'done' | 'unknown';

/** A thing that is answered: a response, a diet, a companion, an answer to a question. */
export type About = string;

export const responseAbout = (eventId: number, name: string): About =>
  `response ${eventId} ${name}`;
export const dietAbout = (name: string): About => `diet ${name}`;
export const shuttleAbout = (eventId: number, name: string): About => `shuttle ${eventId} ${name}`;
export const songAbout: About = 'song';
export const companionAbout: About = 'companion';

/**
 * What may be stored at the end. A value that the screen called saved replaces all before it; one whose
 * fate the guest was not told may be stored or not.
 */
export class Words {
  #possible = new Map<About, Set<string>>();
  #times = new Map<About, number>();
  /** Changed by another person, or no longer the group's to say. */
  #free = new Set<About>();

  say(about: About, value: string, reported: Reported) {
    if (reported === 'done') this.#possible.set(about, new Set([value]));
    else this.#possible.set(about, (this.#possible.get(about) ?? new Set(['-'])).add(value));
    this.#times.set(about, this.times(about) + 1);
  }

  free(about: About) {
    this.#free.add(about);
  }

  /** The song of the group is no longer expected where perhaps no member of the group attends. */
  freeSongOfNobody() {
    const isSureToCome = ([about, values]: [About, Set<string>]) =>
      about.startsWith('response ') &&
      !this.#free.has(about) &&
      values.size === 1 &&
      values.has('yes');
    if (![...this.#possible].some(isSureToCome)) this.free(songAbout);
  }

  /** Another device has stored a value. */
  outputElsewhere(about: About) {
    this.#times.set(about, this.times(about) + 1);
  }

  isFree(about: About) {
    return this.#free.has(about);
  }

  times(about: About) {
    return this.#times.get(about) ?? 0;
  }

  allows(about: About, stored: string) {
    if (this.#free.has(about)) return true;
    return (this.#possible.get(about) ?? new Set(['-'])).has(stored);
  }

  expected(about: About) {
    return [...(this.#possible.get(about) ?? ['-'])].join(' or ');
  }
}
