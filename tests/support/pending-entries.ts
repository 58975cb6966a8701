/** Runs in a page: what waits on its phone to be sent. */
export const pendingEntries = async (): Promise<unknown[]> => {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('indexedDB'));
    });
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'convite')) return [];
  const db = await done(indexedDB.open('convite'));
  const all = await done<unknown[]>(db.transaction('outbox').objectStore('outbox').getAll());
  db.close();
  // Below zero stands what the server has acknowledged.
  return all.filter((row) => (row as { groupId: number }).groupId > 0);
};
