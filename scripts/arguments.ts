import {type ParseArgsConfig, parseArgs} from 'node:util';
import {WrongCall} from '@/lib/wrongCall';

type Options = NonNullable<ParseArgsConfig['options']>;

/** An option that is there or not. */
export const flag = {type: 'boolean', default: false} as const;

/**
 * What a command was called with.
 * @param usage all that it takes, which is said after what was wrong
 * @throws WrongCall on an option that it does not have
 */
export function argumentsOf<const O extends Options>(
  options: O,
  usage: string,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    return parseArgs({args: [...args], options, allowNegative: true}).values;
  } catch (error) {
    throw new WrongCall(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
