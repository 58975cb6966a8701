/** Saves a file as a download. */
export const saveFile = (file: Blob, name: string) => {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Old browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
