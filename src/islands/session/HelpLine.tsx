import { login } from '#content/texts/login.ts';

/** Where to write: of the couple's ways those that they have given. */
export type Help = { mail?: string | undefined; chat?: string | undefined };

export const HelpLine = ({ help: { mail, chat } }: { help: Help }) => {
  if (!mail && !chat) return null;
  return (
    <p className="hint mt-6 text-center">
      <span>{login.help}</span>{' '}
      {chat && (
        <a className="link" href={chat} target="_blank" rel="noopener noreferrer">
          {login.helpChat}
        </a>
      )}
      {chat && mail && <span>{` ${login.helpOr} `}</span>}
      {mail && (
        <a className="link" href={`mailto:${mail}`}>
          {mail}
        </a>
      )}
      <span>.</span>
    </p>
  );
};
