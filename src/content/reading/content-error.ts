/** What is wrong with a file of the couple's, in sentences for them. */
export class ContentError extends Error {
  constructor(messages: readonly string[]) {
    super(messages.join('\n'));
    this.name = 'ContentError';
    // The person who reads this edits a text file: where the program stood does not help.
    this.stack = this.message;
  }
}
