import {existsSync, statfsSync} from 'node:fs';

const gibibyte = 2 ** 30;

/** Whether a file system has room for what browsers share between their processes: more than a gibibyte. Its blocks may have any size. */
export function hasRoomForBrowsers({bavail, bsize}: {bavail: number; bsize: number}): boolean {
  const freeBytes = bavail * bsize;
  return freeBytes > gibibyte;
}

/** Whether this machine has shared memory, and enough of it is free. */
export function hasSharedMemory(folder = '/dev/shm'): boolean {
  return existsSync(folder) && hasRoomForBrowsers(statfsSync(folder));
}
