// One provider of each kind, as a class: the product copies providers, which must not lose what a class defines.
class Fake {
  #host;
  constructor(host) {
    this.#host = host;
  }
  get said() {
    return this.#host.name;
  }
}

class Storage extends Fake {
  async put() {}
  async get() {
    return null;
  }
  async head() {
    return { size: this.said.length };
  }
  async delete() {}
  async *list() {
    yield { key: this.said, modifiedAt: new Date() };
  }
  async check() {}
  async tidy() {}
}

class Messages extends Fake {
  name = 'sms';
  addressOf({ phone }) {
    return phone || null;
  }
  async send() {
    return { messageId: this.said };
  }
  close() {}
}

class Crm extends Fake {
  async update() {
    throw new Error(this.said);
  }
  async empty() {}
  async check() {}
}

class DriverData extends Fake {
  async readAccount() {
    return null;
  }
  async readProfile() {
    return null;
  }
  async readEarnings() {
    return [];
  }
  async readHealth() {
    return { uber: 'up' };
  }
  readHint() {
    return null;
  }
}

class Meetings extends Fake {
  async create() {
    return { provider: this.said, reference: '1', link: 'https://meet.example/1' };
  }
  async find() {
    return null;
  }
  async move(meeting) {
    return meeting;
  }
  async cancel() {}
  async check() {
    return this.said;
  }
}

class Reader extends Fake {
  async read() {
    throw new Error(this.said);
  }
  async readDocument() {}
  async secondsFor() {
    return this.said.length;
  }
  async ready() {}
  async close() {}
}

class VirusScan extends Fake {
  async scan() {
    throw new Error(this.said);
  }
}

const kind = (Of) => ({ 'fake-one': (host) => new Of(host) });
export const storage = kind(Storage);
export const messages = kind(Messages);
export const crm = kind(Crm);
export const driverData = kind(DriverData);
export const meetings = kind(Meetings);
export const reader = kind(Reader);
export const virusScan = kind(VirusScan);
