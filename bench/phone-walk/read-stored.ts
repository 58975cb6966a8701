import type { OwnMemberView } from '../../src/contract/guest-groups.ts';
import type { SheetQuestion } from '../../src/contract/responding/questions.ts';
import type { ResponsesView } from '../../src/contract/responses.ts';
import { shuttle, song } from '../no-signal/group.ts';
import type { Walk } from './walk.ts';
import {
  type About,
  companionAbout,
  dietAbout,
  responseAbout,
  shuttleAbout,
  songAbout,
} from './words.ts';

export type Stored = {
  about: About;
  /** '-': nothing. */
  value: string;
  /** How often it was stored, where that is counted. */
  times?: number;
};

const yesOrNo = (is: unknown) => (is ? 'yes' : 'no');

/** What the couple reads. */
export const readStored = async ({ other, group }: Walk): Promise<Stored[]> => {
  const found: Stored[] = [];
  const { members } = await other.get<{ members: OwnMemberView[] }>('/api/rsvp/guest');
  for (const name of group.members) {
    const member = members.find((one) => one.name === name);
    if (!member) continue;
    const diet = member.dietary_restriction_type;
    found.push({ about: dietAbout(name), value: diet === 'None' ? '-' : diet });
  }
  const added = members.filter(({ is_companion }) => is_companion);
  found.push({ about: companionAbout, value: added.map(({ name }) => name).join() || '-' });
  const questions = await other.get<SheetQuestion[]>('/api/rsvp/questions');
  const answerTo = (text: string, memberId: number | null) =>
    questions
      .find((question) => question.text === text)
      ?.answers.find((answer) => answer.memberId === memberId)?.value;
  const sung = answerTo(song, null);
  found.push({ about: songAbout, value: sung === undefined ? '-' : String(sung) });
  for (const eventId of group.eventIds) {
    const { responses } = await other.get<ResponsesView>(`/api/rsvp/responses/${eventId}`);
    for (const { name, memberId, responded, isAttending, version } of responses) {
      found.push({
        about: responseAbout(eventId, name),
        value: responded ? yesOrNo(isAttending) : '-',
        times: version,
      });
      const rides = answerTo(shuttle(eventId), memberId);
      found.push({
        about: shuttleAbout(eventId, name),
        value: rides === undefined ? '-' : yesOrNo(rides),
      });
    }
  }
  return found;
};
