import fc from 'fast-check';

// With a seed of its own every run, a property kills a rare mutant today and lets it live tomorrow.
fc.configureGlobal({ seed: 20_260_601 });
