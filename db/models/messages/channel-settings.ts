import { eq } from 'drizzle-orm';
import { type Db } from '#db/connection.ts';
import { channelSettings } from '#db/schema.ts';

type Sealing = {
  seal: (name: string, text: string) => Buffer;
  open: (name: string, encrypted: Uint8Array) => string | undefined;
};

const nameOf = (name: string) => `channel_settings/${name}`;

/** Settings of the message channels, by name. */
export const channelSettingStore = (db: Db, { seal, open }: Sealing) => {
  const put = (row: typeof channelSettings.$inferInsert) => {
    const { name, value = null, sealed: encrypted = null } = row;
    db.insert(channelSettings)
      .values({ name, value, sealed: encrypted })
      .onConflictDoUpdate({ target: channelSettings.name, set: { value, sealed: encrypted } })
      .run();
  };
  return {
    read: (name: string): string | undefined => {
      const row = db.select().from(channelSettings).where(eq(channelSettings.name, name)).get();
      return row?.value ?? (row?.sealed ? open(nameOf(name), row.sealed) : undefined);
    },
    keep: (name: string, value: string): void => put({ name, value }),
    keepSecret: (name: string, value: string): void =>
      put({ name, sealed: seal(nameOf(name), value) }),
    clear: (name: string): void =>
      void db.delete(channelSettings).where(eq(channelSettings.name, name)).run(),
  };
};

export type ChannelSettings = ReturnType<typeof channelSettingStore>;
