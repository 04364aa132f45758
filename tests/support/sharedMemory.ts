import {existsSync, statfsSync} from 'node:fs';

const gibibyte = 2 ** 30;

/**
 * Whether a file system has more than a gibibyte free, which browsers need for the memory that their processes share.
 * @param bavail the number of free blocks
 * @param bsize the size of a block
 */
export function hasRoomForBrowsers({bavail, bsize}: {bavail: number; bsize: number}): boolean {
  const freeBytes = bavail * bsize;
  return freeBytes > gibibyte;
}

/** Whether this machine has enough free shared memory for browsers. */
export function hasSharedMemory(folder = '/dev/shm'): boolean {
  return existsSync(folder) && hasRoomForBrowsers(statfsSync(folder));
}
