import {expect, test} from 'vitest';
import {hasRoomForBrowsers, hasSharedMemory} from '../support/sharedMemory';

const kibibyte = 2 ** 10;
const mebibyte = 2 ** 20;

test.each([{pageSize: 4 * kibibyte}, {pageSize: 16 * kibibyte}, {pageSize: 64 * kibibyte}])(
  'browsers share memory where more than a gibibyte of it is free: pages of $pageSize bytes',
  ({pageSize}) => {
    const freePages = (bytes: number) => ({bavail: bytes / pageSize, bsize: pageSize});
    expect(hasRoomForBrowsers(freePages(64 * mebibyte))).toBe(false);
    expect(hasRoomForBrowsers(freePages(1024 * mebibyte))).toBe(false);
    expect(hasRoomForBrowsers(freePages(1025 * mebibyte))).toBe(true);
  },
);

test('a system without shared memory has none for browsers', () => {
  expect(hasSharedMemory('/no/such/folder')).toBe(false);
});
