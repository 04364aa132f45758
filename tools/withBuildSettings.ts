/** Imported first, for its effect: the settings are those of a build, from the environment and from .env.production. */
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
