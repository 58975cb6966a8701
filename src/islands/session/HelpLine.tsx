import { login } from '#content/texts/login.ts';

export type Help = { mail: string; chat: string };

export const HelpLine = ({ help }: { help: Help }) => (
  <p className="hint mt-6 text-center">
    {login.help}{' '}
    <a className="link" href={help.chat} target="_blank" rel="noopener noreferrer">
      {login.helpChat}
    </a>{' '}
    {login.helpOr}{' '}
    <a className="link" href={`mailto:${help.mail}`}>
      {help.mail}
    </a>
    .
  </p>
);
