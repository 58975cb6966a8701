import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Part } from './zip.ts';
import { InvalidFile } from './invalid-file.ts';

export type Attributes = Readonly<Record<string, string>>;

export type XmlHandler = {
  open?: (name: string, attributes: Attributes, path: readonly string[]) => void;
  /** `text` is the text directly in the element. */
  close?: (name: string, text: string, path: readonly string[]) => void;
};

/** Without a namespace prefix, which some programs write before every name. */
const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses a part of an archive. Entities declared in it are never expanded. @throws InvalidFile */
export const readXml = async (part: Part, { open, close }: XmlHandler): Promise<void> => {
  const parser = new SaxesParser();
  const path: string[] = [];
  const texts: string[] = [];
  parser.on('error', () => {
    throw new InvalidFile('damaged');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    path.push(local(name));
    texts.push('');
    open?.(path.at(-1)!, attributes, path);
  });
  const addText = (text: string) => {
    if (texts.length > 0) texts[texts.length - 1] += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    close?.(path.at(-1)!, texts.at(-1)!, path);
    path.pop();
    texts.pop();
  });
  const decoder = new TextDecoder('utf-8');
  for await (const chunk of part) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
};
