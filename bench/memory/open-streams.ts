import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { demoGroups } from '#db/demo/groups.ts';
import { type Address, signIn } from '../durability/visitor.ts';

/** Pages of guests that listen, spread over the groups of the demo. @returns ends them */
export const openStreams = async (site: Address, count: number): Promise<() => void> => {
  const guests = await Promise.all(
    demoGroups.map(({ name, code }) =>
      signIn(site, '/api/rsvp/login', { groupName: name, accessCode: code }),
    ),
  );
  const open = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { cookie } = guests[index % guests.length]!;
      const stream = request(`${site.url}/api/rsvp/live`, { headers: { cookie }, agent: false });
      const [answer] = (await once(stream.end(), 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`a stream: ${answer.statusCode}`);
      return answer.resume();
    }),
  );
  return () => open.forEach((answer) => answer.destroy());
};
