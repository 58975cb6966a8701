export type PersonalLink = { groupName: string; accessCode: string };

/** Reads `#<group name>.<access code>`: only the last dot divides, a group name may have its own. */
export const readPersonalLink = (hash: string): PersonalLink | null => {
  const text = hash.replace(/^#/, '');
  const dot = text.lastIndexOf('.');
  if (dot < 0) return null;
  const groupName = decoded(text.slice(0, dot));
  const accessCode = decoded(text.slice(dot + 1));
  return groupName && accessCode ? { groupName, accessCode } : null;
};

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part).trim();
  } catch {
    return '';
  }
};

/** The fragment that `readPersonalLink` reads. Chat apps cut a link at signs: all of them are encoded. */
export const writePersonalLink = ({ groupName, accessCode }: PersonalLink): string =>
  `#${encoded(groupName)}.${encoded(accessCode).replaceAll('.', '%2E')}`;

const encoded = (part: string) =>
  encodeURIComponent(part.toWellFormed()).replace(
    /[!'()*~]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
