import { chromium } from '@playwright/test';
import { browserPath } from '#tests/support/browser-path.ts';

export const executablePath = browserPath() ?? '';
export const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const launch = () => chromium.launch({ executablePath, args });
