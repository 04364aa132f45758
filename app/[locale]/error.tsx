'use client';

import {CrashScreen} from '@/components/templates/CrashScreen';

export default CrashScreen;
