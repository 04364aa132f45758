import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {parseEnv} from 'node:util';
import {afterAll, beforeEach, describe, expect, test} from 'vitest';
import {exampleFacts} from '@/content/ownerFacts.example';
import type {OwnerFacts} from '@/content/ownerFactTypes';
import {site} from '@/settings/site';
import {isNeeded, type Launch, openPoints, report} from '@/tools/launchPoints';
import {copyProject} from './support/projectCopy';

/** Three times the same stories, because the site has three samples. */
const three = <S>(stories: readonly S[]) => [...stories, ...stories, ...stories];

/** A value in which all addresses could be real. */
const withRealAddresses = <V>(value: V): V => JSON.parse(JSON.stringify(value).replaceAll('.example', '.test'));

const settings = {
  ...withRealAddresses(site),
  phone: '+917714012345',
  contactEndpoint: 'https://api.vyomcommerce.test/messages',
} as typeof site;

const facts: Required<OwnerFacts> = {
  ...withRealAddresses(exampleFacts),
  customers: three(exampleFacts.customers),
  partners: three(exampleFacts.partners),
};

const complete = {site: settings, facts, discount: 20};

const placesIn = (launch: Launch) => openPoints(launch).map(({where}) => where);

const factNames = Object.keys(facts) as (keyof OwnerFacts)[];
const examples = Object.entries(parseEnv(readFileSync('.env.example', 'utf8')));

describe('who launches the site', () => {
  test('reads nothing where everything is set', () => {
    expect(openPoints(complete)).toEqual([]);
    expect(report([])).toBe('Nothing is missing.');
  });

  test.each(factNames)('reads that the fact %s is not set, and of nothing else', (fact) => {
    const {[fact]: _, ...others} = facts;
    expect(placesIn({...complete, facts: others})).toEqual([`content/ownerFacts.ts: ${fact}`]);
  });

  test('reads of every setting whose default leads nowhere', () => {
    const variables = examples.filter(([, value]) => value?.includes('.example')).map(([name]) => name);
    expect(variables.length).toBeGreaterThan(5);
    const places = placesIn({...complete, site});
    expect(places).toEqual(expect.arrayContaining([...variables, 'NEXT_PUBLIC_CONTACT_PHONE']));
    expect(places).toContainEqual(expect.stringContaining('NEXT_PUBLIC_CONTACT_ENDPOINT'));
  });

  test('reads of an address in a fact that is an example’s', () => {
    const {grievanceOfficer} = exampleFacts;
    expect(placesIn({...complete, facts: {...facts, grievanceOfficer}})).toEqual([
      'content/ownerFacts.ts: grievanceOfficer',
    ]);
  });

  test('reads of samples that are still among the stories', () => {
    const launch = {...complete, facts: {...facts, customers: facts.customers.slice(1)}};
    expect(placesIn(launch)).toEqual(['content/ownerFacts.ts: customers']);
  });

  test('is not asked for the last day of a discount that does not run', () => {
    const {campaignLastDay: _, ...others} = facts;
    expect(placesIn({...complete, facts: others, discount: 0})).toEqual([]);
  });

  test('needs no endpoint where a hosted form takes messages', () => {
    const forms = {...settings.forms, portalId: '1234', ids: {...settings.forms.ids, home: 'a1'}};
    expect(placesIn({...complete, site: {...settings, contactEndpoint: '', forms}})).toEqual([]);
  });

  test('is kept from showing invented facts', () => {
    const open = openPoints({...complete, site: {...settings, exampleFacts: '1'}});
    expect(open.map(({where}) => where)).toEqual(['EXAMPLE_FACTS']);
    expect(open.some(isNeeded)).toBe(true);
  });

  test('reads why each point matters, what pages do without it and where it is set', () => {
    const {cin: _cin, crms: _crms, ...others} = facts;
    const text = report(openPoints({...complete, facts: others}));
    expect(text).toMatch(
      /^The law asks for it \(1\)\n {2}Corporate identity number.*ownerFacts\.ts: cin\)\n {4}No page/,
    );
    expect(text).toMatch(/\n\nThe page gains by it \(1\)\n {2}CRMs by name/);
    expect(text).not.toContain('A lead depends on it');
  });
});

describe('`npm run launch`', () => {
  const copy = copyProject(['content', 'i18n', 'lib', 'messages', 'settings', 'tools', '.env.example', 'package.json']);
  afterAll(copy.remove);

  /** The settings whose defaults are addresses, with addresses that an owner could have. */
  const realSettings = examples
    .filter(([, value]) => value?.includes('.example'))
    .map(([name, value = '']) => `${name}=${withRealAddresses(value)}`);
  const ownSettings = [
    ...realSettings,
    `NEXT_PUBLIC_CONTACT_PHONE=${settings.phone}`,
    `NEXT_PUBLIC_CONTACT_ENDPOINT=${settings.contactEndpoint}`,
  ];

  function launch() {
    const command = ['--import', './tools/alias.ts', 'tools/launch.ts'];
    // Settings that the environment does not have come from .env.production, as in a build.
    const env: NodeJS.ProcessEnv = {PATH: process.env.PATH, NODE_ENV: 'production'};
    const {status, stdout, stderr} = spawnSync(process.execPath, command, {cwd: copy.root, encoding: 'utf8', env});
    expect(stderr).toBe('');
    return {status, stdout};
  }

  const setFacts = (known: OwnerFacts) =>
    copy.edit('content/ownerFacts.ts', /(knownFacts: OwnerFacts = )\{.*?\};/s, `$1${JSON.stringify(known)};`);

  beforeEach(() => {
    copy.write('.env.production', ownSettings.join('\n'));
    copy.write('content/ownerFacts.ts', readFileSync('content/ownerFacts.ts', 'utf8'));
  });

  test('fails with the defaults', () => {
    copy.write('.env.production', '');
    const {status, stdout} = launch();
    expect(stdout).toContain('A lead depends on it');
    expect(status).toBe(1);
  });

  test('says one line and succeeds where everything is set', () => {
    setFacts(facts);
    expect(launch()).toEqual({status: 0, stdout: 'Nothing is missing.\n'});
  });

  test('succeeds where neither the law nor a lead needs what is missing', () => {
    const {crms: _, ...others} = facts;
    setFacts(others);
    const {status, stdout} = launch();
    expect(stdout).toContain('CRMs by name');
    expect(status).toBe(0);
  });

  test('fails where a lead depends on what is missing', () => {
    setFacts(facts);
    copy.write('.env.production', ownSettings.filter((line) => !line.startsWith('NEXT_PUBLIC_ADMIN_URL')).join('\n'));
    const {status, stdout} = launch();
    expect(stdout).toMatch(/^A lead depends on it \(1\)\n {2}Registration and login/);
    expect(status).toBe(1);
  });
});
