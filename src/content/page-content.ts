import { type CollectionEntry, getEntry } from 'astro:content';

type SingleFile = 'home' | 'lodging' | 'photos' | 'privacy';

const contentOf = async <Key extends SingleFile>(
  key: Key,
): Promise<CollectionEntry<Key>['data']> => {
  const entry = await getEntry(key, key);
  if (!entry) throw new Error(`src/content/${key}.yaml has not been read`);
  return entry.data;
};

export const homeContent = () => contentOf('home');
export const lodgingContent = () => contentOf('lodging');
export const privacyContent = () => contentOf('privacy');
export const photos = () => contentOf('photos');
