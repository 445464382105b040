import titles from 'cellophane-machine-titles';

/** What players call a machine that levels name `blueprint`. */
export const machineTitle = (blueprint: string): string => titles[blueprint] ?? blueprint;
