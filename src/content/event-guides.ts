import { type CollectionEntry, getCollection } from 'astro:content';

export type EventGuide = CollectionEntry<'eventGuides'>['data'];
export type Block = EventGuide['blocks'][number];
export type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>;

/** What an event says beyond its own fields, found by its exact name. */
export const guideFor = async (eventName: string): Promise<EventGuide | undefined> => {
  const name = eventName.normalize('NFC');
  const guides = await getCollection('eventGuides');
  return guides.find(({ data }) => data.eventName.normalize('NFC') === name)?.data;
};
