import {getTranslations} from 'next-intl/server';
import type {TillWords} from '@/components/illustrations/Till';
import {tillWords} from './tillWords';

/** The till while the line is down: it goes on billing, and the soundbox says that the money has come. */
export async function offlineTillWords(): Promise<TillWords> {
  const [words, t] = await Promise.all([tillWords(), getTranslations('scenes')]);
  return {...words, synced: t('cards.savedOffline'), waiting: t('till.waitingOffline')};
}
