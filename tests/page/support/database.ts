import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** Replaces the database by an empty one. */
export function emptyDatabase(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true, writable: true });
}

/** Makes every write to the database fail as on a full disk. Returns a function that makes room again. */
export function fillDisk(): () => void {
  const { put, add } = IDBObjectStore.prototype;
  const refuse = (): never => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = refuse;
  return () => {
    Object.assign(IDBObjectStore.prototype, { put, add });
  };
}
