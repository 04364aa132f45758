import type {Messages} from './catalogs';
import type {formatsOf} from './formats';
import type {languages} from './languages';

declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof languages)[keyof typeof languages]['tag'];
    Messages: Messages;
    Formats: ReturnType<typeof formatsOf>;
  }
}
