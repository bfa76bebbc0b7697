import { chromium } from '@playwright/test';

export const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
export const args = ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export const launch = () => chromium.launch({ executablePath, args });
